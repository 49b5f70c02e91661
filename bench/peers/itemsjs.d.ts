// itemsjs has no types of its own. These are the parts that the comparison uses.

declare module 'itemsjs' {
  interface Configuration {
    readonly native_search_enabled: boolean;
    readonly aggregations: Readonly<
      Record<string, { readonly conjunction: boolean; readonly size: number; readonly hide_zero_doc_count: boolean }>
    >;
  }
  interface Search {
    readonly per_page: number;
    readonly _ids: readonly number[];
    readonly filters: Readonly<Record<string, readonly string[]>>;
  }
  interface Found<Stored, Name extends string> {
    readonly pagination: { readonly total: number };
    readonly data: {
      readonly items: readonly Stored[];
      readonly aggregations: Readonly<
        Record<Name, { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }>
      >;
    };
  }
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default function itemsjs<Stored, Name extends string>(
    products: readonly Stored[],
    configuration: Configuration,
  ): { search(search: Search): Found<Stored, Name> };
}
