// The columns of an interaction as rows have them; SQLite keeps ids as bytes.

const hex = (column: string): string => `nullif(lower(hex(${column})), '')`;

export const INTERACTION_COLUMNS = `${['session', 'once', 'order_key'].map(hex).join(', ')}, context, kind, sku, value, currency, step, at`;
