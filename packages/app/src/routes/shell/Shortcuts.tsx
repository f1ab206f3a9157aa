import { lazyPiece, loadPiece } from '@compute-market/components/lazy-piece';
import { routes } from '@compute-market/contract/routes';
import type { Viewer } from '@compute-market/patterns/viewer';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { atRest, press, type Shortcut } from '../../navigation/shortcuts';
import { openDialog } from '../../state/dialogs';
import { chooseTheme, theme } from '../../theme/theme';
import type * as paletteRecords from './palette-records';
import { useViewer } from './useViewer';

const Palette = lazyPiece(() => import('./Palette').then((module) => ({ default: module.Palette })));
const KeyboardHelp = lazyPiece(() =>
  import('@compute-market/patterns/shell/KeyboardHelp').then((module) => ({ default: module.KeyboardHelp })),
);

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
/** One modal at a time (product §2). */
const modalIsOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
const focusSearch = () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();

const nothingRead: paletteRecords.PaletteFinds = {
  instances: [],
  records: { models: [], documents: [], orders: [], invoices: [], tickets: [] },
};

/** Read each time the palette opens; what was read before stays meanwhile, and when nothing can be read the pages can still be found. */
function usePaletteFinds(wanted: boolean, role: Viewer['role']) {
  const [read, setRead] = useState({ role, finds: nothingRead });
  useEffect(() => {
    if (!wanted) return;
    const control = new AbortController();
    const read = async ({ readPaletteFinds }: typeof paletteRecords) => {
      const finds = await readPaletteFinds(role, control.signal);
      if (!control.signal.aborted) setRead({ role, finds });
    };
    // Its code was lost on the way, which has been said: the pages can be found all the same.
    void loadPiece(() => import('./palette-records')).then(read, () => undefined);
    return () => control.abort();
  }, [wanted, role]);
  return read.role === role ? read.finds : nothingRead;
}

/** What a key opens over the page. */
export type KeyOverlay = 'palette' | 'help';

interface ShortcutsProps {
  readonly open: KeyOverlay | null;
  readonly onOpen: (overlay: KeyOverlay | null) => void;
}

/** The keys that work on every page, and what they open (screens A8). */
export function Shortcuts({ open, onOpen }: ShortcutsProps) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { chosen } = useSnapshot(theme);
  const state = useRef(atRest);
  const { instances, records } = usePaletteFinds(open === 'palette', viewer.role);

  const run = (shortcut: Shortcut) => {
    if (shortcut === 'search') focusSearch();
    else if (typeof shortcut === 'string') onOpen(shortcut);
    else void navigate(routes[shortcut.go].path);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { state: next, shortcut } = press(state.current, event, { typing: isTyping(event), now: event.timeStamp });
    state.current = next;
    if (shortcut === null || modalIsOpen()) return;
    // The browser would type the key into the field that is about to have the keyboard, or open its own search.
    event.preventDefault();
    run(shortcut);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const close = () => onOpen(null);
  // Drawn from the first opening on, so that closing is soft.
  const [drawn, setDrawn] = useState({ palette: false, help: false });
  if (open !== null && !drawn[open]) setDrawn({ ...drawn, [open]: true });
  return (
    <Suspense fallback={null}>
      {drawn.palette && (
        <Palette
          open={open === 'palette'}
          onOpenChange={(stays) => onOpen(stays ? 'palette' : null)}
          viewer={viewer}
          instances={instances}
          records={records}
          onGo={navigate}
          onTopUp={() => openDialog('fastPay')}
          onCoupons={() => openDialog('coupon')}
          onHelp={() => onOpen('help')}
          theme={chosen}
          onTheme={chooseTheme}
        />
      )}
      {drawn.help && <KeyboardHelp open={open === 'help'} onClose={close} />}
    </Suspense>
  );
}
