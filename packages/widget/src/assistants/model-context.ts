// What browsers with WebMCP offer to a page, as far as it is used here: the page registers tools, and an assistant in the browser calls them
// (https://webmachinelearning.github.io/webmcp/, a draft of the W3C Web Machine Learning Community Group, as of November 2026).

export interface BrowserTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** A JSON Schema. Browsers do not hold assistants to it. */
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: boolean };
  /** A text reaches the assistant as it is. If this fails, the assistant hears only that it failed. */
  readonly execute: (
    input: Readonly<Record<string, unknown>>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<string>;
}

declare global {
  interface Document {
    /** Only where the browser has it, and only in secure contexts. */
    readonly modelContext?: {
      /** Rejects if the page has a tool of this name, or may have no tools. Aborting takes the tool away. */
      registerTool(tool: BrowserTool, options: { readonly signal: AbortSignal }): Promise<unknown>;
    };
  }
}
