// What a file of words exports, and nothing else: each of the widget's own words in one language. People who speak the language can read it from top
// to bottom and correct any line. `{n}` and the other names in braces are filled in, wherever they stand. `fits` may have a form
// for each plural of the language, by the names that Unicode CLDR gives them.

import type { MoreTexts } from '../more-texts.ts';
import type { Texts } from '../texts.ts';

export type Words = Texts & MoreTexts;
