import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { FeedView } from '@guidepost/contract/views/feed-view';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked } from '../../asking.ts';
import { keepGood, lookLater } from './followed-feed.ts';

class SeenPage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  become(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('the next look at a feed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes once for each answer, however long its own answer takes', () => {
    const page = new SeenPage();
    const look = vi.fn();
    lookLater(page as unknown as Document, look);
    vi.advanceTimersByTime(60_000);
    page.become('visible');
    vi.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('waits until somebody sees the page', () => {
    const page = new SeenPage();
    const look = vi.fn();
    lookLater(page as unknown as Document, look);
    page.become('hidden');
    vi.advanceTimersByTime(60_000);
    expect(look).not.toHaveBeenCalled();
    page.become('visible');
    vi.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('does not come once it was ended', () => {
    const page = new SeenPage();
    const look = vi.fn();
    lookLater(page as unknown as Document, look)();
    page.become('visible');
    vi.advanceTimersByTime(60_000);
    expect(look).not.toHaveBeenCalled();
  });
});

describe('a feed that is known', () => {
  const there: Asked<FeedView> = { state: 'there', answer: { catalog: 'lamps' } as FeedView };
  const problem = (slug: string) =>
    new AdminProblem({ type: `/problems/${slug}`, title: '', status: 404, detail: '', instance: '' }, null);
  const failed = (error: unknown): Asked<FeedView> => ({ state: 'failed', error });

  it('stays while it cannot be read, and goes once there is none', () => {
    expect(keepGood(there, failed(new TypeError('no connection')))).toBe(there);
    const none = failed(problem('not-found'));
    expect(keepGood(there, none)).toBe(none);
  });

  it('is not made up: what fails before it is known is said', () => {
    const first = failed(new TypeError('no connection'));
    expect(keepGood({ state: 'loading' }, first)).toBe(first);
    expect(keepGood(failed(problem('not-found')), first)).toBe(first);
  });
});
