/** What a player may choose for this browser; every choice works at once. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { ChoiceGroup } from "../../components/field/choice_group.tsx";
import { SelectField } from "../../components/field/select_field.tsx";
import { SwitchField } from "../../components/field/switch_field.tsx";
import { Page } from "../../components/page/page.tsx";
import * as settings from "../../settings/settings.ts";
import { LANGUAGES, type Locale } from "../../texts/languages.ts";
import { t } from "../../texts/texts.ts";
import { Account } from "./account.tsx";
import { CardSample } from "./card_sample.tsx";
import "./settings_screen.css";

export default function SettingsScreen() {
  return (
    <Page title={t("ui-settings-title")} testId="settings">
      <div class="settings">
        <Section title={t("ui-settings-look")}>
          <LanguageField />
          <Choices name="theme" label={t("ui-settings-theme")} values={settings.THEMES} />
          <Choices name="motion" label={t("ui-settings-motion")} values={settings.MOTIONS} />
        </Section>
        <Section title={t("ui-settings-cards")}>
          <CardSample />
          <Choices name="deck" label={t("ui-settings-deck")} values={settings.DECKS} />
          <Switch name="suitLetters" label={t("ui-settings-letters")} />
          <Choices name="index" label={t("ui-settings-index")} values={settings.INDEXES} />
          <Choices
            name="cardSize"
            label={t("ui-settings-card-size")}
            values={settings.CARD_SIZES}
          />
          <Choices name="handRows" label={t("ui-settings-rows")} values={settings.ROWS} />
        </Section>
        <Section title={t("ui-settings-play")}>
          <Switch name="confirmDiscard" label={t("ui-settings-confirm-discard")} />
          <Switch name="leftHanded" label={t("ui-settings-left-handed")} />
          <Switch name="shortcuts" label={t("ui-settings-shortcuts")} />
          <Switch name="sound" label={t("ui-settings-sound")} />
          <Switch name="haptics" label={t("ui-settings-haptics")} />
        </Section>
        <Section title={t("ui-settings-account")}>
          <Account />
        </Section>
      </div>
    </Page>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Section({ title, children }: SectionProps) {
  return (
    <section class="settings__section" aria-label={title}>
      <h2 class="settings__heading">{title}</h2>
      {children}
    </section>
  );
}

/** The pseudo languages of tests are shown only while one is chosen. */
function LanguageField() {
  const present = settings.language.value;
  const languages: [string, string][] = Object.entries(LANGUAGES);
  if (!(present in LANGUAGES)) languages.push([present, present]);
  return (
    <SelectField
      label={t("ui-settings-language")}
      value={present}
      choices={languages.map(([value, label]) => ({ value: value as Locale, label, lang: value }))}
      testId="setting-language"
      onChange={(chosen) => {
        settings.language.value = chosen;
      }}
    />
  );
}

const CHOSEN = {
  theme: settings.theme,
  motion: settings.motion,
  deck: settings.deck,
  index: settings.index,
  cardSize: settings.cardSize,
  handRows: settings.handRows,
};

const SWITCHED = {
  suitLetters: settings.suitLetters,
  confirmDiscard: settings.confirmDiscard,
  leftHanded: settings.leftHanded,
  shortcuts: settings.shortcuts,
  sound: settings.sound,
  haptics: settings.haptics,
};

type ChoiceName = keyof typeof CHOSEN;
type SwitchName = keyof typeof SWITCHED;

interface ChoicesProps {
  readonly name: ChoiceName;
  readonly label: string;
  readonly values: readonly string[];
}

function Choices({ name, label, values }: ChoicesProps) {
  const kept = CHOSEN[name] as Signal<string>;
  return (
    <ChoiceGroup
      label={label}
      value={kept.value}
      choices={values.map((value) => ({
        value,
        label: t(`ui-choice-${name}`, { value: numeral(value) }),
      }))}
      testId={`setting-${name}`}
      choiceTestId={`setting-${name}-`}
      onChange={(chosen) => {
        kept.value = chosen;
      }}
    />
  );
}

function Switch({ name, label }: { readonly name: SwitchName; readonly label: string }) {
  const kept = SWITCHED[name];
  return (
    <SwitchField
      label={label}
      value={kept.value}
      testId={`setting-${name}`}
      onChange={(on) => {
        kept.value = on;
      }}
    />
  );
}

/** Catalogues tell numbers from words. */
function numeral(value: string): string | number {
  return /^\d$/.test(value) ? Number(value) : value;
}
