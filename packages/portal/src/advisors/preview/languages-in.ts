/** In which an advisor speaks, its own first. Its document may be incomplete or wrong. */
export function languagesIn({ language, texts }: Readonly<Record<string, unknown>>): readonly string[] {
  const others = typeof texts === 'object' && texts !== null ? Object.keys(texts) : [];
  return [...new Set([...(typeof language === 'string' ? [language] : []), ...others])];
}
