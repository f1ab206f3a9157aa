import { CommandPalette } from '@compute-market/components/command-palette';
import { useMemo, useState } from 'react';
import { sitePaletteMessages as messages } from './messages';
import { paletteGroups, type PaletteTargets } from './palette-groups';

export type { PaletteInstance } from './palette-groups';
export type { PaletteRecords } from './palette-records';

export interface SitePaletteProps extends Omit<PaletteTargets, 'query'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Goes to any screen, finds an instance, a top-up, an invoice, a ticket, a document or a card, starts the commonest actions and changes the theme, by typing. The application listens for Ctrl K and ⌘ K, which close it again (screens A8). */
export function SitePalette({
  open,
  onOpenChange,
  viewer,
  instances,
  records,
  today,
  onGo,
  onTopUp,
  onCoupons,
  onHelp,
  theme,
  onTheme,
}: SitePaletteProps) {
  const [query, setQuery] = useState('');
  const groups = useMemo(
    () => paletteGroups({ viewer, instances, records, query, today, onGo, onTopUp, onCoupons, onHelp, theme, onTheme }),
    [viewer, instances, records, query, today, onGo, onTopUp, onCoupons, onHelp, theme, onTheme],
  );
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      groups={groups}
      shortcut={open}
      onQueryChange={setQuery}
      labels={{ placeholder: messages.placeholder }}
    />
  );
}
