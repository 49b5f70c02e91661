// The element in which the draft is tried: the widget's own, loaded when a preview is first shown.

export interface GivenReply {
  readonly question: string;
  /** Ids of answers; empty for a skip. */
  readonly answers: readonly string[];
}

export interface PreviewElement extends HTMLElement {
  lead(settings: {
    readonly name: string;
    readonly advisor: string;
    readonly language: string;
    readonly fetch: typeof fetch;
  }): void;
  /** The replies of the conversation, also those on their way. */
  readonly given: readonly GivenReply[];
  /** Without replies: with those that there are. */
  restart(replies?: readonly GivenReply[]): Promise<void>;
  answer(reply: GivenReply): Promise<void>;
  end(): void;
}

/** The address of its file; whoever bundles the portal knows it. */
declare const PREVIEW_FILE: string;

export async function makePreviewElement(): Promise<PreviewElement> {
  await import(PREVIEW_FILE);
  return document.createElement('preview-advisor') as PreviewElement;
}
