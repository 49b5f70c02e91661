// Compiles the drop rules of a mapping to one test of a row.

import { type CompileContext, compileColumn } from './compile-value.ts';
import type { DropRule } from './mapping.ts';

/** Null if there is nothing to drop. */
export function compileDrop<F>(
  rules: readonly DropRule[],
  context: CompileContext<F>,
): ((fields: F) => boolean) | null {
  const tests = rules.map((rule, index) => compileRule(rule, { ...context, rule: `drop[${index}]` }));
  return tests.length === 0 ? null : (fields) => tests.some((test) => test(fields));
}

function compileRule<F>(rule: DropRule, context: CompileContext<F>): (fields: F) => boolean {
  const cell = compileColumn(rule.column, context);
  const inside = rule.in === null ? null : new Set(rule.in);
  const outside = rule.notIn === null ? null : new Set(rule.notIn);
  const expression = rule.matches === null ? null : new RegExp(rule.matches, 'u');
  return (fields) => {
    const text = cell(fields);
    if (inside !== null && !inside.has(text)) return false;
    if (outside?.has(text)) return false;
    if (rule.blank !== null && rule.blank !== (text === '')) return false;
    return expression === null || (text.length <= context.patternLength && expression.test(text));
  };
}
