// How our tables differ in PostgreSQL from what the migrations say for both databases. All differences stand here.

import {
  ColumnDefinitionNode as ColumnDefinition,
  type ColumnDefinitionNode,
  ColumnNode,
  type CreateTableNode,
  DataTypeNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  RawNode,
} from 'kysely';

class PostgresDifferences extends OperationNodeTransformer {
  /** SQLite gives every row a number, higher for rows that were made later. Imports tell old rows from new ones by it. */
  override transformCreateTable(node: CreateTableNode): CreateTableNode {
    const table = super.transformCreateTable(node);
    if (table.table.table.identifier.name !== 'products') return table;
    return { ...table, columns: [...table.columns, ROW_NUMBER] };
  }

  /** Texts are sorted by their bytes, as SQLite sorts them, whatever the language of the database is. Bytes have another name. */
  override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const column = super.transformColumnDefinition(node);
    if (isA('blob', column.dataType)) return { ...column, dataType: BYTES };
    return isA('text', column.dataType) ? { ...column, dataType: TEXT } : column;
  }
}

const isA = (name: 'text' | 'blob', type: OperationNode): boolean => DataTypeNode.is(type) && type.dataType === name;
const BYTES = DataTypeNode.create('bytea');
const TEXT = RawNode.createWithSql('text collate "C"');
const ROW_NUMBER: ColumnDefinitionNode = {
  ...ColumnDefinition.create('rowid', RawNode.createWithSql('bigint generated always as identity')),
  column: ColumnNode.create('rowid'),
};

/** For the connection that migrates. */
export const postgresDifferences = (): KyselyPlugin => {
  const transformer = new PostgresDifferences();
  return {
    transformQuery: ({ node }) => transformer.transformNode(node),
    transformResult: async ({ result }) => result,
  };
};
