// The formats that catalog files have.

export const CATALOG_FORMATS = ['csv', 'json', 'ndjson', 'shopify', 'google', 'xml'] as const;

export type CatalogFormat = (typeof CATALOG_FORMATS)[number];
