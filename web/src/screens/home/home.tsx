/** The first screen: play at once, with friends, or with whoever is there. */
import { useEffect } from "preact/hooks";
import { Link } from "../../app/link.tsx";
import { useScreen } from "../../app/screen.ts";
import { preloadTable } from "../../app/table_gate.tsx";
import { Crest } from "../../components/crest/crest.tsx";
import { Icon, type IconName } from "../../components/icon/icon.tsx";
import { t } from "../../texts/texts.ts";
import { FindPlayers } from "./find_players.tsx";
import { LanguageChoice } from "./language_choice.tsx";
import { PlayNow } from "./play_now.tsx";
import { ResumeGames } from "./resume_games.tsx";
import { WithFriends } from "./with_friends.tsx";
import "./home.css";

export function Home() {
  const heading = useScreen(t("ui-title"));
  useEffect(preloadWhenIdle, []);
  return (
    <div class="home">
      <header class="home__bar">
        <LanguageChoice />
        <Link
          to="/settings"
          class="home__tool"
          label={t("ui-home-settings")}
          testId="link-settings"
        >
          <Icon name="settings" />
        </Link>
      </header>
      <main class="home__main">
        <div class="home__brand">
          <Crest />
          <div>
            <h1 class="home__title" ref={heading} tabIndex={-1}>
              {t("ui-title")}
            </h1>
            <p class="home__claim">{t("ui-home-claim")}</p>
          </div>
        </div>
        <ResumeGames />
        <PlayNow />
        <div class="home__others">
          <WithFriends />
          <FindPlayers />
        </div>
        <nav class="home__links" aria-label={t("ui-more")}>
          <HomeLink to="/learn" icon="learn" label={t("ui-home-learn")} />
          <HomeLink to="/rules" icon="rules" label={t("ui-home-rules")} />
          <HomeLink to="/history" icon="history" label={t("ui-home-history")} />
        </nav>
      </main>
    </div>
  );
}

interface HomeLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

function HomeLink({ to, icon, label }: HomeLinkProps) {
  return (
    <Link to={to} class="home__link" testId={`link-${to.slice(1)}`}>
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  );
}

function preloadWhenIdle(): void {
  const soon = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 300));
  soon(() => preloadTable());
}
