// In a shop's page a conversation goes on in another tab. Here it is the assistant that went on with it.

/** By language; without a word of its own, it is English. */
export const MOVED_WORDS: Readonly<Record<string, string>> = {
  cs: 'Pokračovali jste v chatu.',
  da: 'Det fortsatte i chatten.',
  de: 'Im Chat ging es weiter.',
  en: 'This went on in the chat.',
  es: 'Has continuado en el chat.',
  fi: 'Jatkoit chatissa.',
  fr: 'Vous avez continué dans la discussion.',
  hr: 'Nastavili ste u razgovoru.',
  hu: 'A csevegésben folytatódott.',
  it: 'Hai continuato nella chat.',
  nb: 'Det fortsatte i chatten.',
  nl: 'Je bent in de chat verdergegaan.',
  pl: 'Dalszy ciąg jest na czacie.',
  pt: 'A conversa continuou no chat.',
  ro: 'Ați continuat în chat.',
  ru: 'Вы продолжили в чате.',
  sk: 'Pokračovali ste v chate.',
  sr: 'Nastavili ste u četu.',
  sv: 'Det fortsatte i chatten.',
  tr: 'Sohbette devam edildi.',
  uk: 'Ви продовжили в чаті.',
};
