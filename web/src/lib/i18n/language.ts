/**
 * The languages the client speaks. Vietnamese is the source of the others, and what a first visit
 * sees: most Vietnamese browsers say they are English. The switch is on every page.
 */
export const LANGUAGES = ['vi', 'en', 'zh-Hans'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language's name for itself, as a switch shows it. */
export const ENDONYMS: Record<Language, string> = {
  vi: 'Tiếng Việt',
  en: 'English',
  'zh-Hans': '简体中文',
};

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);
