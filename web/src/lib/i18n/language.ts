/**
 * The languages the client speaks. Vietnamese is the source of the others. The switch is on every
 * page.
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

/**
 * What a first visit sees, by the languages the browser asks for. English is no sign, as most
 * Vietnamese browsers say they are English; Chinese first and no Vietnamese at all is one.
 */
export function firstLanguage(wanted: readonly string[]): Language {
  const [first, ...others] = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return first === 'zh' && !others.includes('vi') ? 'zh-Hans' : 'vi';
}
