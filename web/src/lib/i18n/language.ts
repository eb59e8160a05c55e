/** The languages the client speaks; Vietnamese is the source of the others. */
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

/** The first language of the reader's list that we speak, else Vietnamese. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    if (primary === 'vi' || primary === 'en') return primary;
    if (primary === 'zh') return 'zh-Hans';
  }
  return 'vi';
}
