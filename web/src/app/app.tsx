/** Shows the screen that the address names, and what belongs to every screen. */
import { lazy, Suspense } from "preact/compat";
import { openDialogs } from "../components/dialog/open_dialogs.ts";
import { ToastsRegion } from "../components/toast/toasts_region.tsx";
import { Home } from "../screens/home/home.tsx";
import { UnknownPage } from "../screens/unknown/unknown_page.tsx";
import { ErrorBoundary } from "./error_boundary.tsx";
import { Loading } from "./loading.tsx";
import { OfflineNote } from "./offline_note.tsx";
import { type Route, route } from "./router.ts";
import { TableGate } from "./table_gate.tsx";

const Rules = lazy(() => import("../screens/rules/rules.tsx"));
const Settings = lazy(() => import("../screens/settings/settings_screen.tsx"));
const Learn = lazy(() => import("../screens/learn/learn.tsx"));
const LessonScreen = lazy(() => import("../screens/learn/lesson_screen.tsx"));
const History = lazy(() => import("../screens/history/history.tsx"));
const MatchScreen = lazy(() => import("../screens/history/match_screen.tsx"));
const ReplayScreen = lazy(() => import("../screens/replay/replay_screen.tsx"));
const ProofScreen = lazy(() => import("../screens/proof/proof_screen.tsx"));
const ReviewScreen = lazy(() => import("../screens/review/review_screen.tsx"));
const InsightScreen = lazy(() => import("../screens/review/insight_screen.tsx"));

export function App() {
  const at = route.value;
  return (
    <>
      <ErrorBoundary key={keyOf(at)}>
        <Suspense fallback={<Loading />}>{screenFor(at)}</Suspense>
      </ErrorBoundary>
      {at.screen === "table" ? null : <OfflineNote />}
      {openDialogs.value > 0 ? null : <ToastsRegion />}
    </>
  );
}

function screenFor(at: Route) {
  switch (at.screen) {
    case "home":
      return <Home />;
    case "table":
      return <TableGate code={at.code} />;
    case "rules":
      return <Rules />;
    case "tableRules":
      return <Rules code={at.code} />;
    case "settings":
      return <Settings />;
    case "learn":
      return <Learn />;
    case "lesson":
      return <LessonScreen id={at.lesson} />;
    case "history":
      return <History />;
    case "match":
      return <MatchScreen id={at.match} />;
    case "replay":
      return <ReplayScreen id={at.match} />;
    case "proof":
      return <ProofScreen id={at.match} />;
    case "insight":
      return <InsightScreen id={at.match} />;
    case "review":
      return <ReviewScreen id={at.match} />;
    case "unknown":
      return <UnknownPage />;
  }
}

/** Another address of the same kind is another screen too: it starts afresh. */
function keyOf(at: Route): string {
  return Object.values(at).join("/");
}
