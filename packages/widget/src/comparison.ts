// Two or three products side by side: first what differs, then what is the same. The buttons of the cards choose them; what was
// chosen stands at the lower edge of the screen until it is compared.

import type { Result } from '@guidepost/client';
import { drawCart } from './cart-button.ts';
import type { Drawing } from './controls.ts';
import { drawFit } from './draw-fit.ts';
import { drawImage } from './draw-image.ts';
import { formatPrice } from './format.ts';
import { type Child, make, makeButton, showPressed } from './make-element.ts';
import { moreTextsFor } from './more-texts.ts';
import { linkTo, type ResultsSettings } from './results-view.ts';
import { fill } from './texts.ts';
import type { Reply } from './trail.ts';
import { wearStyle } from './wear-style.ts';

interface Compared {
  readonly result: Result;
  /** Among the results. */
  readonly position: number;
}

interface Around {
  readonly trail: readonly Reply[];
  readonly settings: ResultsSettings;
  readonly drawing: Drawing;
}

/** More do not fit beside each other on a phone. */
const MOST = 3;

/** By the group of results that they are among, with the buttons that chose them. */
const chosenIn = new WeakMap<Element, Map<HTMLButtonElement, Compared>>();

/** A press on the button of a card: the product is chosen, or is no longer. */
export function compare(button: HTMLButtonElement, one: Compared, around: Around): void {
  const products = button.closest('.products');
  if (products === null) return;
  const chosen = chosenIn.get(products) ?? new Map<HTMLButtonElement, Compared>();
  chosenIn.set(products, chosen);
  const isTooMany = !chosen.has(button) && chosen.size === MOST;
  if (!(isTooMany || chosen.delete(button))) chosen.set(button, one);
  showPressed(button, chosen.has(button));
  wearStyle(products);
  const tray = products.querySelector('.tray') ?? products.appendChild(make('div', { part: 'tray', role: 'status' }));
  const texts = moreTextsFor(around.drawing);
  const show = (): void => showComparison(inOrder([...chosen.values()]), products, around);
  tray.replaceChildren(
    ...(isTooMany || chosen.size === 1 ? [isTooMany ? texts.compareMost : texts.compareMore] : []),
    ...(chosen.size > 1 ? [makeButton('continue', show, fill(texts.compareNow, { n: chosen.size }))] : []),
  );
}

const inOrder = (compared: readonly Compared[]): Compared[] => compared.toSorted((a, b) => a.position - b.position);

function showComparison(compared: readonly Compared[], products: Element, around: Around): void {
  const { drawing } = around;
  const texts = moreTextsFor(drawing);
  const close = makeButton('close', () => dialog.close(), drawing.texts.close);
  const dialog = make(
    'dialog',
    { part: 'comparison', ariaLabel: texts.comparison, lang: drawing.language },
    make('div', { part: 'bar' }, make('span', { part: 'bar-title' }, texts.comparison), close),
    drawTable(compared, around),
  );
  // A press on the backdrop.
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  // The focus goes back to where it was.
  dialog.onclose = () => dialog.remove();
  products.append(dialog);
  dialog.showModal();
}

/** Its roles are said, as a style that lays rows out otherwise takes away those that the elements have. */
function drawTable(compared: readonly Compared[], around: Around): HTMLElement {
  const { settings, drawing } = around;
  const texts = moreTextsFor(drawing);
  const heads = compared.map(({ result, position }) =>
    make(
      'th',
      { part: 'value', role: 'columnheader', scope: 'col' },
      linkTo(
        result,
        position,
        settings,
        drawImage(result.image, 'result-image'),
        make('span', { part: 'result-title' }, result.title),
      ),
      drawCart(result, position, settings, drawing),
    ),
  );
  const corner = make('td', { role: 'cell', part: 'value' });
  const rows = rowsOf(compared, around);
  const differing = rows.filter(({ cells }) => cells.some((cell) => cell.textContent !== cells[0]?.textContent));
  const same = rows.filter((row) => !differing.includes(row));
  const table = make('table', { role: 'table', ariaLabel: texts.comparison });
  table.style.setProperty('--columns', String(compared.length));
  table.append(
    make('thead', { role: 'rowgroup' }, make('tr', { part: 'row', role: 'row' }, corner, ...heads)),
    ...drawGroup(texts.differs, differing, compared.length, false),
    ...drawGroup(texts.same, same, compared.length, true),
  );
  return table;
}

interface Row {
  readonly name: string;
  /** A cell for each product. */
  readonly cells: readonly HTMLElement[];
}

function rowsOf(compared: readonly Compared[], { trail, drawing }: Around): Row[] {
  const texts = moreTextsFor(drawing);
  const results = compared.map(({ result }) => result);
  const money = (price: string): string => formatPrice(price, drawing);
  const prices = results.map(({ price, list_price: before }) =>
    drawCell(money(price), before && ' ', before && make('s', { part: 'list-price' }, money(before))),
  );
  const states = results.map(({ available }) =>
    drawCell(available === false ? drawing.texts.soldOut : texts.available),
  );
  const reasons = results.map((result) => result.reasons ?? []);
  const wishes = [...new Set(reasons.flat().map(({ question_id: id }) => id))].map((id): Row => {
    const found = reasons.map((some) => some.find(({ question_id }) => question_id === id));
    const cells = found.map((reason) => drawCell(...(reason ? drawFit(reason, trail, drawing) : [texts.nothing])));
    return { name: found.find(Boolean)?.question_title ?? id, cells };
  });
  const attributes = results.map((result) => result.attributes ?? []);
  const facts = [...new Set(attributes.flat().map(({ label }) => label))].map(
    (name): Row => ({
      name,
      cells: attributes.map((some) => drawCell(some.find(({ label }) => label === name)?.value ?? texts.nothing)),
    }),
  );
  // What all have may only be what the catalog does not say.
  const isSaid = results.some(({ available }) => available === false);
  return [
    { name: texts.price, cells: prices },
    ...(isSaid ? [{ name: texts.availability, cells: states }] : []),
    ...wishes,
    ...facts,
  ];
}

const drawCell = (...inside: Child[]): HTMLElement => make('td', { part: 'value', role: 'cell' }, ...inside);

/** Rows under words of their own; none if there are no rows. What is the same for all stands there once. */
function drawGroup(title: string, rows: readonly Row[], columns: number, areSame: boolean): HTMLElement[] {
  if (rows.length === 0) return [];
  const heading = make(
    'th',
    { part: 'results-title', role: 'columnheader', scope: 'rowgroup', colSpan: columns + 1 },
    title,
  );
  const drawn = rows.map(({ name, cells: [first, ...others] }) => {
    if (areSame) first?.setAttribute('colspan', String(columns));
    const head = make('th', { part: 'asked', role: 'rowheader', scope: 'row' }, name);
    return make('tr', { part: 'row', role: 'row' }, head, first, ...(areSame ? [] : others));
  });
  return [make('tbody', { role: 'rowgroup' }, make('tr', { role: 'row' }, heading), ...drawn)];
}
