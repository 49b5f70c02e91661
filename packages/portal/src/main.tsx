// The portal: what people who work with Guidepost see in the browser.

import '@mantine/core/styles.css';
import './portal.css';
import './advisors/advisors.css';
import './advisors/checking/checking.css';
import './advisors/flow/flow.css';
import './advisors/integration/integration.css';
import './advisors/versions/versions.css';
import './catalogs/catalogs.css';
import './insights/insights.css';
import './shop/home/home.css';
import './advisors/preview/preview.css';
import './advisors/editor/editor.css';
import './advisors/editor/values-left.css';
import { createTheme, MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

/** All that a theme can say in custom properties is in portal.css, because the library would write it into the page. */
const theme = createTheme({
  autoContrast: true,
  respectReducedMotion: true,
  components: {
    Modal: {
      defaultProps: {
        // It would keep the page from scrolling by a style sheet of its own, which the page's policy refuses.
        lockScroll: false,
        centered: true,
        // Its head is no head of the page.
        attributes: { header: { role: 'none' } },
      },
    },
  },
});

const root = document.getElementById('portal');
if (root === null) throw new Error('The page has no place for the portal.');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <App />
    </MantineProvider>
  </StrictMode>,
);
