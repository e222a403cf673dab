/** The language of everything, changed at once. */
import { Icon } from "../../components/icon/icon.tsx";
import { language } from "../../settings/settings.ts";
import { LANGUAGES, type Language } from "../../texts/languages.ts";
import { t } from "../../texts/texts.ts";
import "./language_choice.css";

export function LanguageChoice() {
  return (
    <label class="language-choice">
      <Icon name="language" />
      <span class="visually-hidden">{t("ui-home-language")}</span>
      <select
        class="language-choice__select"
        value={language.value}
        data-testid="language"
        onChange={(event) => {
          language.value = event.currentTarget.value as Language;
        }}
      >
        {languages(language.value).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The pseudo languages of tests are shown only while one is chosen. */
function languages(present: string): [string, string][] {
  const all: [string, string][] = Object.entries(LANGUAGES);
  return present in LANGUAGES ? all : [...all, [present, present]];
}
