import { describe, expect, it } from 'vitest';
import {
  begunWith,
  changed,
  isChanged,
  type MappingStates,
  mappingNow,
  NO_STATES,
  resumedWith,
  stepped,
} from './mapping-states.ts';

const BEGUN = begunWith({ sku: 'Nr' });
const CHANGED = changed(BEGUN, (now) => ({ ...now, title: 'Name' }));
const undone = (states: MappingStates) => stepped(states, -1) ?? NO_STATES;

describe('the states of a mapping', () => {
  it('are not changed by the one it begins with, so that it is not tried again', () => {
    expect(BEGUN.changes).toBe(NO_STATES.changes);
    expect(changed(NO_STATES, (now) => ({ ...now, title: 'Name' }))).toBe(NO_STATES);
  });

  it('are changed by undoing to the beginning, so that this is kept', () => {
    expect(mappingNow(undone(CHANGED))).toEqual({ sku: 'Nr' });
    expect(undone(CHANGED).changes).toBeGreaterThan(CHANGED.changes);
  });

  it('end at the first and at the last', () => {
    expect(stepped(BEGUN, -1)).toBeNull();
    expect(stepped(CHANGED, 1)).toBeNull();
    expect(mappingNow(stepped(undone(CHANGED), 1) ?? NO_STATES)).toEqual({ sku: 'Nr', title: 'Name' });
  });

  it('that were undone are gone once something else is changed', () => {
    const other = changed(undone(CHANGED), (now) => ({ ...now, title: 'Other' }));
    expect(mappingNow(other)).toEqual({ sku: 'Nr', title: 'Other' });
    expect(stepped(other, 1)).toBeNull();
  });

  it('are changed ones also after the page was loaded again, when there is nothing to undo', () => {
    const resumed = resumedWith({ sku: 'Nr', title: 'Name' });
    expect(stepped(resumed, -1)).toBeNull();
    expect([NO_STATES, BEGUN, undone(CHANGED)].map(isChanged)).toEqual([false, false, false]);
    const further = changed(resumed, (now) => ({ ...now, title: 'Other' }));
    expect([CHANGED, resumed, further, undone(further)].map(isChanged)).toEqual([true, true, true, true]);
  });

  it('stay where a change changes nothing', () => {
    expect(changed(CHANGED, (now) => ({ ...now }))).toBe(CHANGED);
  });
});
