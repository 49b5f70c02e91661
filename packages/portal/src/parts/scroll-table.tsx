// A table. In a narrow window each row is a card with the names of its columns; what is still too wide scrolls, also by the keyboard.

import { Table } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';

const HeadsContext = createContext<readonly string[]>([]);

export function ScrollTable({
  label,
  heads,
  children,
}: {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it this way
    <section className="scroll" aria-label={label} tabIndex={0}>
      {/* Said in words, because a table that is laid out as cards is none for some browsers. */}
      <Table verticalSpacing="sm" role="table">
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {heads.map((head) => (
              <Table.Th key={head} scope="col" role="columnheader">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          <HeadsContext value={heads}>{children}</HeadsContext>
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** `head`: what the row is about; `cells`: of all further columns, in their order. False or null: nothing. */
export function Row({ head, cells }: { readonly head: ReactNode; readonly cells: readonly ReactNode[] }) {
  const [, ...heads] = useContext(HeadsContext);
  return (
    <Table.Tr role="row">
      <Table.Th scope="row" role="rowheader">
        {head}
      </Table.Th>
      {heads.map((name, column) => (
        <Table.Td key={name} role="cell" data-head={name} data-empty={cells[column] ? undefined : true}>
          <div>{cells[column]}</div>
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
