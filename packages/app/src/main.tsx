import '@compute-market/tokens/fonts.css';
import '@compute-market/tokens/tokens.css';
import { GlobalStyle } from '@compute-market/components/global-style';
import { DRAWN_ELEMENT } from '@compute-market/contract/drawn-page';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { configuration } from './configuration';
import { firstScreenReady } from './drawn/first-screen-ready';
import { TakeOver } from './drawn/TakeOver';
import { refreshAccount } from './flows/refresh';
import { watchNavigation } from './navigation/effects';
import { connectEvents } from './navigation/events';
import { contextOfReading } from './navigation/reading';
import { siteRoutes } from './routes';
import { session } from './state/session';

function start() {
  const router = createBrowserRouter(siteRoutes, {
    basename: configuration.basePath,
    future: { v8_middleware: true },
    getContext: contextOfReading,
  });
  connectEvents(router);
  watchNavigation(router);
  void refreshAccount();

  const host = document.getElementById('root');
  if (!host) throw new Error('the page has no #root');
  const root = createRoot(host);
  const app = (
    <StrictMode>
      <GlobalStyle />
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (document.getElementById(DRAWN_ELEMENT) === null) root.render(app);
  // What was drawn stands until the app can take its place whole; meanwhile the page goes on answering (ADR 16).
  else
    void firstScreenReady(router, session.token === null ? 'visitor' : 'customer').then(() =>
      startTransition(() => root.render(<TakeOver>{app}</TakeOver>)),
    );
}

// On a slow phone to read the modules takes long enough: what is pressed or typed meanwhile is answered before the app starts.
setTimeout(start);
