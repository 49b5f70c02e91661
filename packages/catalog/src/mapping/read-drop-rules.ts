// `drop:` in a mapping file: rows to leave out.

import type { DropRule } from './mapping.ts';
import type { YamlMembers, YamlValue } from './yaml-members.ts';

const MEMBERS = ['column', 'equals', 'in', 'not_in', 'matches', 'blank'] as const;

export function readDropRules(yaml: YamlMembers, value: YamlValue): DropRule[] {
  return yaml.list(value).map((element) => readDropRule(yaml, element));
}

function readDropRule(yaml: YamlMembers, value: YamlValue): DropRule {
  const members = yaml.members(value, MEMBERS);
  const read = <T>(name: string, reader: (member: YamlValue) => T | null): T | null => {
    const member = members.get(name);
    return member === undefined ? null : reader(member);
  };
  const equals = read('equals', (member) => yaml.text(member));
  const rule: DropRule = {
    column: read('column', (member) => yaml.text(member)) ?? '',
    in: read('in', (member) => yaml.texts(member)) ?? (equals === null ? null : [equals]),
    notIn: read('not_in', (member) => yaml.texts(member)),
    matches: read('matches', (member) => yaml.pattern(member)),
    blank: read('blank', (member) => yaml.boolean(member)),
  };
  if (rule.column === '') yaml.fault(value, '`column` is missing; name the column that decides');
  if (members.has('equals') && members.has('in')) yaml.fault(value, 'give `equals` or `in`, not both');
  if (members.size < 2) yaml.fault(value, 'a test is missing: equals, in, not_in, matches or blank');
  return rule;
}
