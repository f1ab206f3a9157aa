import { lazyPiece } from '@compute-market/components/lazy-piece';
import { getInstances } from '@compute-market/contract/calls/instance';
import { CONTAINER_TYPE, INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import type { PaletteInstance } from '@compute-market/patterns/shell/SitePalette';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { atRest, press, type Shortcut } from '../../navigation/shortcuts';
import { openDialog } from '../../state/dialogs';
import { chooseTheme, theme } from '../../theme/theme';
import { useViewer } from './useViewer';

const SitePalette = lazyPiece(() =>
  import('@compute-market/patterns/shell/SitePalette').then((module) => ({ default: module.SitePalette })),
);
const KeyboardHelp = lazyPiece(() =>
  import('@compute-market/patterns/shell/KeyboardHelp').then((module) => ({ default: module.KeyboardHelp })),
);

/** How many of a kind the palette can find; who has more searches on the dashboard. */
const pageSize = 50;

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
/** One modal at a time (product §2). */
const modalIsOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
const focusSearch = () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();

async function readInstances(): Promise<PaletteInstance[]> {
  const pages = await Promise.all(
    Object.values(CONTAINER_TYPE).map((container_type) =>
      api.call(getInstances, {
        container_type,
        status_type: INSTANCE_STATUS_FILTER.default,
        page: 1,
        page_size: pageSize,
      }),
    ),
  );
  return pages.flatMap(({ data }) => data);
}

/** The customer's rentals, read each time the palette opens; what was read before stays meanwhile, and when it cannot be read the pages can still be found. */
function usePaletteInstances(wanted: boolean) {
  const [instances, setInstances] = useState<readonly PaletteInstance[]>([]);
  useEffect(() => {
    if (!wanted) return;
    readInstances().then(setInstances, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }, [wanted]);
  return instances;
}

/** The keys that work on every page, and what they open (screens A8). */
export function Shortcuts() {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { chosen } = useSnapshot(theme);
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const state = useRef(atRest);
  const isCustomer = viewer.role === 'main' || viewer.role === 'sub';
  const instances = usePaletteInstances(open === 'palette' && isCustomer);

  const run: Readonly<Record<Shortcut, () => void>> = {
    palette: () => setOpen('palette'),
    help: () => setOpen('help'),
    search: focusSearch,
    instances: () => void navigate(routes.dashboard.path),
    store: () => void navigate(routes.store.path),
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { state: next, shortcut } = press(state.current, event, { typing: isTyping(event), now: event.timeStamp });
    state.current = next;
    if (shortcut === null || modalIsOpen()) return;
    // The browser would type the key into the field that is about to have the keyboard, or open its own search.
    event.preventDefault();
    run[shortcut]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const close = () => setOpen(null);
  // Drawn from the first opening on, so that closing is soft.
  const [drawn, setDrawn] = useState({ palette: false, help: false });
  if (open !== null && !drawn[open]) setDrawn({ ...drawn, [open]: true });
  return (
    <Suspense fallback={null}>
      {drawn.palette && (
        <SitePalette
          open={open === 'palette'}
          onOpenChange={(stays) => setOpen(stays ? 'palette' : null)}
          viewer={viewer}
          instances={isCustomer ? instances : []}
          onGo={navigate}
          onTopUp={() => openDialog('fastPay')}
          onCoupons={() => openDialog('coupon')}
          onHelp={() => setOpen('help')}
          theme={chosen}
          onTheme={chooseTheme}
        />
      )}
      {drawn.help && <KeyboardHelp open={open === 'help'} onClose={close} />}
    </Suspense>
  );
}
