// A table that scrolls by itself where the window is too narrow, also by the keyboard.

import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

export function ScrollTable({
  label,
  heads,
  children,
}: {
  readonly label: string;
  readonly heads: readonly ReactNode[];
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it this way
    <section className="scroll" aria-label={label} tabIndex={0}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
              <Table.Th key={column} scope="col">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </section>
  );
}
