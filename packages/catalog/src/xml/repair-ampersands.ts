// The most common fault of feeds is an ampersand that nobody escaped (`Black & White`, `?a=1&b=2`). It can only mean
// itself, so it is escaped here. Otherwise a parser would take everything up to the next semicolon for an entity.

const MARK = /[&<]/g;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});/iy;
const SECTIONS = [
  { begin: '<![CDATA[', end: ']]>' },
  { begin: '<!--', end: '-->' },
] as const;
/** The longest entity or beginning of a section. */
const LONGEST = 40;

/** Works on text in pieces. CDATA and comments stay as they are. */
export class AmpersandRepair {
  /** The end of the open section, in which ampersands are plain characters. */
  #until: string | null = null;
  /** The end of the last piece, if more is needed to tell what it is. */
  #held = '';

  push(piece: string): string {
    return this.#repair(this.#held + piece, false);
  }

  end(): string {
    return this.#repair(this.#held, true);
  }

  #repair(text: string, final: boolean): string {
    let repaired = '';
    let copied = 0;
    let at = 0;
    let end = text.length;
    for (;;) {
      if (this.#until !== null) {
        const close = text.indexOf(this.#until, at);
        if (close === -1) {
          if (!final) end = Math.max(at, text.length - this.#until.length + 1);
          break;
        }
        at = close + this.#until.length;
        this.#until = null;
      }
      MARK.lastIndex = at;
      const mark = MARK.exec(text)?.index;
      if (mark === undefined) break;
      at = mark + 1;
      const open = !final && text.length - mark < LONGEST;
      if (text.charAt(mark) === '<') {
        const section = SECTIONS.find(({ begin }) => text.startsWith(begin, mark));
        if (section !== undefined) {
          at = mark + section.begin.length;
          this.#until = section.end;
        } else if (open && SECTIONS.some(({ begin }) => begin.startsWith(text.slice(mark)))) {
          end = mark;
          break;
        }
      } else if (!isEntity(text, mark)) {
        if (open && !text.includes(';', mark)) {
          end = mark;
          break;
        }
        repaired += `${text.slice(copied, at)}amp;`;
        copied = at;
      }
    }
    this.#held = text.slice(end);
    return repaired + text.slice(copied, end);
  }
}

function isEntity(text: string, at: number): boolean {
  ENTITY.lastIndex = at;
  return ENTITY.test(text);
}
