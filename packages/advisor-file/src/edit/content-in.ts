// What a parsed advisor file says, as plain values, with every alias resolved. Like the reader of advisor files,
// it limits what aliases may add, and so the time that comparing and changing the result takes.

import { aliasedWeight, MOST_FROM_ALIASES } from '@guidepost/placed-text/alias-allowance';
import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';

/** Undefined if the file cannot be read: mistakes in the YAML, equal names, aliases of nothing or of too much, lists as names. */
export const contentIn = (document: Document.Parsed): unknown => {
  if (document.errors.length > 0) return undefined;
  const resolving = new Resolving();
  const content = resolving.content(document.contents);
  return resolving.isWhole ? content : undefined;
};

interface Named {
  readonly content: unknown;
  readonly weight: number;
}

/** Resolves the aliases of one file. A value that has aliases is shared, not copied, so that it takes no time. */
class Resolving {
  isWhole = true;
  readonly #named = new Map<string, Named>();
  /** The sum so far, with aliases written out. */
  #weight = 0;
  #fromAliases = 0;

  content(node: Node | null): unknown {
    if (isAlias(node)) return this.#resolve(node.source);
    const before = this.#weight;
    const content = this.#contentOf(node);
    this.#weight += aliasedWeight(content);
    const anchor = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined;
    // Only now, because an alias inside what it stands for has no end.
    if (anchor !== undefined) this.#named.set(anchor, { content, weight: this.#weight - before });
    return content;
  }

  #contentOf(node: Node | null): unknown {
    if (isSeq<Node | null>(node)) return node.items.map((item) => this.content(item));
    if (!isMap<Node | null, Node | null>(node)) return isScalar(node) ? node.value : null;
    const members = new Map<string, unknown>();
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value ?? '') : '';
      if (!isScalar(key) || members.has(name)) this.isWhole = false;
      members.set(name, this.content(value));
    }
    return Object.fromEntries(members);
  }

  #resolve(name: string): unknown {
    const named = this.#named.get(name);
    this.#weight += named?.weight ?? 0;
    this.#fromAliases += named?.weight ?? 0;
    if (named === undefined || this.#fromAliases > MOST_FROM_ALIASES) this.isWhole = false;
    return named?.content;
  }
}
