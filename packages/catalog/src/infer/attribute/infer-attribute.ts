// Decides which attributes a column becomes, or why it becomes none. The order of the questions matters: `2560,1440` could
// be one number, so it is first checked for being two.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { AttributeRule } from '../../mapping/mapping.ts';
import { isSameUnitWord } from '../../mapping/same-unit-word.ts';
import { joinBranches } from '../cell/join-branches.ts';
import { quantityOf } from '../cell/known-units.ts';
import { recogniseLabelledSides, unitOfSides } from '../cell/labelled-sides.ts';
import { recogniseLabelledParts, recogniseMeasures } from '../cell/measures-in-cell.ts';
import { recogniseBoolean } from '../cell/recognise-boolean.ts';
import { recogniseCompound } from '../cell/recognise-compound.ts';
import { recogniseDate, YEAR } from '../cell/recognise-date.ts';
import { type ListReading, recogniseList, splitList } from '../cell/recognise-list.ts';
import { recogniseNumber } from '../cell/recognise-number.ts';
import { recognisePath } from '../cell/recognise-path.ts';
import { recognisePathList } from '../cell/recognise-path-list.ts';
import { recogniseRanges } from '../cell/recognise-ranges.ts';
import { recogniseSizes } from '../cell/recognise-sizes.ts';
import { recogniseSums } from '../cell/recognise-sums.ts';
import { recogniseTradeSizes } from '../cell/trade-sizes.ts';
import { askForUnit, unitOfHeader } from '../cell/unit-of-header.ts';
import { wordedQuantity } from '../cell/worded-quantity.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { convertColumn, deriveColumn } from '../column/derive-column.ts';
import { describeBareNumbers, describeMisfits, shortValue, show } from '../column/describe-values.ts';
import { namesJudgement } from '../column/judged-names.ts';
import { namesModel } from '../column/model-names.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import type { AttributeContext, InferredAttributes, NoAttribute } from './attribute-context.ts';
import { attributeName } from './attribute-name.ts';
import { inferAmounts } from './infer-amounts.ts';
import { inferReferences } from './infer-references.ts';
import { inferFromArrays, inferSeveralNumbers, nameWith } from './infer-several-numbers.ts';
import { withUnit } from './label-with-unit.ts';
import { withoutStandIns } from './no-real-value.ts';
import { refuseColumn, refuseId, refuseText } from './refuse-column.ts';
import { saysOnlySides, sidesInWords } from './side-names.ts';

/** Codes of the United Nations' classification of goods are texts for whoever compares catalogs, however few or many there are. */
function asUnspsc(column: ColumnFacts, taken: ReadonlySet<string>): InferredAttributes | null {
  const isCodes =
    !column.isArray && column.filled > 0 && /^(?:un ?)?spsc(?: (?:code|no|nr))?$/.test(plainName(column.called));
  if (!isCodes || taken.has('unspsc')) return null;
  const from = [columnSource(column.name)];
  return { rules: [attributeRule({ name: 'unspsc', label: 'UNSPSC', type: 'text', from })], notes: [], values: [] };
}

/** A 0 that nothing can have is unknown, where the others are numbers. */
export function inferAttribute(written: ColumnFacts, context: AttributeContext): InferredAttributes | NoAttribute {
  const real = withoutStandIns(written);
  if (real === null) return inferFromValues(written, context);
  const made = inferFromValues(real.column, context);
  if ('reason' in made) return made;
  if (!made.rules.every(({ type }) => type === 'number')) return inferFromValues(written, context);
  const blanks = real.zeros.map((text) => [text, null] as const);
  const rules = made.rules.map((rule) => ({ ...rule, map: [...rule.map, ...blanks] }));
  return { ...made, rules, notes: [...made.notes, ...describeMisfits(real.words)] };
}

function inferFromValues(column: ColumnFacts, context: AttributeContext): InferredAttributes | NoAttribute {
  const { rows, decimal, taken, language } = context;
  const { values } = column;
  const code = asUnspsc(column, taken);
  if (code !== null) return code;
  const refused = refuseColumn(column, rows);
  if (refused !== null) return { reason: refused };
  const base = {
    name: attributeName(column.called, taken, language),
    label: context.labelOf(column.name),
    from: [columnSource(column.name)],
  };
  const one = (rule: Parameters<typeof attributeRule>[0], notes: readonly Reason[] = []): InferredAttributes => ({
    rules: [attributeRule(rule)],
    notes,
    values: rule.type === 'text' ? values : [],
  });
  if (column.isArray) return inferFromArrays(column, base, context);
  const references = inferReferences(column, base, rows);
  if (references !== null) return references;
  const asList = ({ split, parts }: ListReading): InferredAttributes => ({
    rules: [attributeRule({ ...base, type: 'list', split })],
    notes: [],
    values: parts,
  });
  const separator = context.separatorOf(column.name);
  const paths = recognisePathList(column.called, values, separator);
  if (paths !== null) {
    const map = paths.everywhere.map((text) => [text, null] as const);
    const why = reason('names-on-paths', 'every category on the paths of a cell');
    return {
      ...{ rules: [attributeRule({ ...base, type: 'list', pattern: paths.pattern, map })], notes: [why] },
      values: paths.parts,
    };
  }
  if (separator !== null && values.some(({ text }) => text.includes(separator)))
    return asList(splitList(values, separator));
  // Where nobody or one gave three stars, 0 and 1 are still numbers.
  const yes = namesJudgement(column.called) ? null : recogniseBoolean(values);
  if (yes !== null) {
    const plain = yes.true.join() === 'true' && yes.false.every((word) => word === 'false');
    return one({ ...base, type: 'boolean', words: plain ? null : yes });
  }
  const ranges = recogniseRanges(column, language);
  if (ranges !== null) {
    const { between, unit, example } = ranges;
    const label = withUnit(base.label, unit);
    return one({ ...base, label, type: 'list', between, unit }, [
      reason('all-in-range', `ranges such as ${show(example)}: all that lies in them`, {
        example: shortValue(example),
      }),
      ...describeMisfits(ranges.misfits, 'something-else'),
    ]);
  }
  if (recogniseDate(values)) {
    const years = deriveColumn(column, column.name, YEAR, rows, []);
    // Other columns of one value are refused above, and of such dates only the days differ.
    const [only] = years.values;
    if (years.distinct === 1 && only !== undefined && column.filled >= rows * 0.5 && rows > 1)
      return {
        reason: reason('same-everywhere', `the same in every row, ${show(only.text)}`, {
          value: shortValue(only.text),
        }),
      };
    return one({ ...base, name: nameWith(base.name, 'year', context), type: 'number', pattern: YEAR }, [
      reason('date', 'a date; its year is taken'),
    ]);
  }
  if (isSpeakerLayout(column.called, values)) return one({ ...base, type: 'text' });
  const sizes = recogniseSizes(values);
  if (sizes !== null) {
    const { unit, pattern } = sizes;
    const label = unit === null || unitOfHeader(column) !== null ? base.label : `${base.label} (${unit})`;
    return {
      rules: [attributeRule({ ...base, label, type: 'list', pattern })],
      notes: [],
      // They are no texts that hold more.
      values: [],
    };
  }
  const packed = inferSeveralNumbers(column, context);
  if (packed !== null) return packed;
  const compound = recogniseCompound(values);
  if (compound !== null) {
    const { unit, units, pattern, notes } = compound;
    const own = values.some(({ text }) => /\d,\d/.test(text)) ? ('comma' as const) : null;
    const label = withUnit(base.label, unit);
    const written = decimal.setting === own ? null : own;
    return one({ ...base, label, type: 'number', unit, units, pattern, sum: true, decimal: written }, notes);
  }
  const sums = recogniseSums(values, decimal);
  if (sums !== null) {
    const { unit, pattern, notes } = sums;
    const label = withUnit(base.label, unit);
    return one({ ...base, label, type: 'number', unit, pattern, sum: true, decimal: sums.decimal }, notes);
  }
  const number = recogniseNumber(values, decimal);
  if (number !== null) {
    const id = refuseId(column, number.unit === null && number.whole, rows);
    if (id !== null) return { reason: id };
    if (number.unit !== null && isNamedAs(column, number.unit)) {
      // `Reviews: 4 Reviews` says the word twice. The cells still have it behind their numbers.
      const units = [[number.unit, 1] as const];
      return one({ ...base, type: 'number', units, decimal: number.decimal }, describeMisfits(number.misfits));
    }
    // Numbers of models are names, and none is more than another.
    if (number.unit === null && number.whole && namesModel(column.called)) {
      const why = refuseText(column, rows);
      return why === null ? one({ ...base, type: 'text' }) : { reason: why };
    }
    const { units } = number;
    const unit = number.unit ?? unitOfHeader(column) ?? context.unitOf(column);
    const label = withUnit(base.label, unit);
    return one({ ...base, label, type: 'number', unit, units, decimal: number.decimal }, [
      ...describeMisfits(number.misfits),
      ...askForUnit(column, unit),
    ]);
  }
  const amounts = inferAmounts(column, context);
  if (amounts !== null) return amounts;
  const worded = wordedQuantity(column, decimal);
  if (worded !== null) {
    const { unit, units, pattern, misfits } = worded;
    const [known, label] = [unit ?? unitOfHeader(column), withUnit(base.label, unit)];
    return one({ ...base, label, type: 'number', unit: known, units, pattern, decimal: worded.decimal }, [
      reason('quantity-with-words', 'a number with the same words around it in every cell'),
      ...describeMisfits(misfits, 'something-else'),
    ]);
  }
  const labelled = recogniseLabelledParts(values);
  if (labelled !== null) {
    const own = values.some(({ text }) => /\d,\d/.test(text)) && !values.some(({ text }) => /\d\.\d/.test(text));
    const notation = own && decimal.setting !== 'comma' ? ('comma' as const) : null;
    const rules = labelled.map(({ label, pattern }) => {
      const name = nameWith(base.name, label, context);
      return attributeRule({
        ...base,
        name,
        label: `${base.label} ${label}`,
        type: 'number',
        pattern,
        decimal: notation,
      });
    });
    return {
      rules,
      notes: [reason('measures-with-labels', 'several measures in a cell, each with its label')],
      values: [],
    };
  }
  const measured = recogniseMeasures(values);
  if (measured !== null) {
    const rules = measured.measures.map(({ unit, pattern }) => {
      const name = nameWith(base.name, unit, context);
      return attributeRule({ ...base, name, label: `${base.label} (${unit})`, type: 'number', unit, pattern });
    });
    const notes = [
      reason('measures-with-units', 'several measures in a cell, each with its unit'),
      ...describeMisfits(measured.misfits, 'something-else'),
    ];
    return { rules, notes, values: [] };
  }
  const sides = recogniseLabelledSides(column.called, values);
  if (sides !== null) {
    const words = sidesInWords(
      sides.map(({ letter }) => letter),
      language,
    );
    const unit = unitOfSides(values);
    const notation = sides[0]?.decimal ?? null;
    const own = decimal.setting === notation ? null : notation;
    const sideRule = (word: string, label: string, pattern: string): AttributeRule => {
      const name = nameWith(base.name, word, context);
      return attributeRule({ ...base, name, label, type: 'number', pattern, unit, decimal: own });
    };
    const rules = [
      ...sides.map(({ pattern }, nth) => {
        const word = words[nth] ?? '';
        return sideRule(word, saysOnlySides(column.called) ? word : `${base.label} ${word}`, pattern);
      }),
      ...recogniseTradeSizes(values, language).map(({ word, side, pattern }) => {
        const label = [word, ...(side === '' ? [] : sidesInWords([side], language))].join(' ');
        return sideRule(label, label, pattern);
      }),
    ];
    return {
      rules,
      notes: [reason('sides-with-letters', 'several sides in a cell, each with its letter')],
      values: [],
    };
  }
  const path = recognisePath(column.called, values);
  if (path !== null) {
    const map = joinBranches(values, path.partsOf);
    const joined = new Map(map);
    const parts = deriveColumn(column, column.name, path.lastPart, rows, []);
    const last =
      map.length === 0 ? parts : convertColumn(parts, column.name, (text) => joined.get(text) ?? text, rows, []);
    const why = refuseColumn(last, rows) ?? refuseText(last, rows);
    const rule = { ...base, type: 'text' as const, pattern: path.lastPart, map };
    const notes = [
      reason('end-of-path', 'the last part of a path'),
      ...(map.length > 0 ? [reason('joined-branches', 'small branches as what they hang on')] : []),
    ];
    return why === null ? { ...one(rule, notes), values: last.values } : { reason: why };
  }
  const list = recogniseList(values);
  if (list !== null) return asList(list);
  const why = refuseText(column, rows);
  return why === null ? one({ ...base, type: 'text' }, describeBareNumbers(values)) : { reason: why };
}

/** Whether a word behind numbers is the name of the column itself, or its plural. Known units are never left out. */
function isNamedAs({ called }: ColumnFacts, unit: string): boolean {
  const [shorter = '', longer = ''] = [plainName(called), plainName(unit)].toSorted((a, b) => a.length - b.length);
  const more = longer.length - shorter.length;
  const isPlural = more === 0 || (more <= LONGEST_PLURAL && longer.startsWith(shorter));
  return quantityOf(unit) === null && (shorter === longer || (isPlural && isSameUnitWord(shorter, longer)));
}

/** `Opinión`, `Opiniones`; `mileage` and `miles` are two words. */
const LONGEST_PLURAL = 2;

/**
 * `5.1` and `7.1` under `Channels` are names of layouts, not amounts, so they stay texts. `2` beside them means stereo.
 * Without any `x.1`, channels are counted, as for a fan controller.
 */
const isSpeakerLayout = (name: string, values: readonly CountedValue[]): boolean =>
  LAYOUT_NAME.test(` ${plainName(name)} `) &&
  values.every(({ text }) => /^\d{1,2}(?:\.[012]){0,2}$/.test(text)) &&
  values.some(({ text }) => text.includes('.'));

const LAYOUT_NAME =
  / (?:channels?|kana(?:l|le|ele)|audiokanale|canaux|canales|canali|kanalen|kanaly|(?:speaker |channel )?configuration|konfiguration|(?:audio|sound|speaker|surround)(?: system)?) /;
