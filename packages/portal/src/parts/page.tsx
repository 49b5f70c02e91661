// A page of the portal: its heading gets the focus when one comes from another page, so that screen readers and keyboards begin there.

import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

let isFirst = true;

export function Page({
  title,
  of = title,
  about,
  action,
  children,
}: {
  readonly title: string;
  /** What the page is of, where its title comes later or changes. */
  readonly of?: string;
  readonly about?: ReactNode;
  /** The one thing that is usually done here. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Guidepost`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is of something else is another page
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, [of]);
  return (
    <>
      <div className="page-head">
        <div>
          <Title order={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {about != null && <p className="quiet">{about}</p>}
        </div>
        {action}
      </div>
      {children}
    </>
  );
}
