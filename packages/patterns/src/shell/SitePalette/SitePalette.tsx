import { CommandPalette } from '@compute-market/components/command-palette';
import { useMemo } from 'react';
import { paletteGroups, type PaletteTargets } from './palette-groups';

export interface SitePaletteProps extends PaletteTargets {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Goes to any screen, finds an instance and starts the commonest actions and changes the theme, by typing. The application listens for Ctrl K and ⌘ K, which close it again (screens A8). */
export function SitePalette({
  open,
  onOpenChange,
  viewer,
  instances,
  onGo,
  onTopUp,
  onCoupons,
  onHelp,
  theme,
  onTheme,
}: SitePaletteProps) {
  const groups = useMemo(
    () => paletteGroups({ viewer, instances, onGo, onTopUp, onCoupons, onHelp, theme, onTheme }),
    [viewer, instances, onGo, onTopUp, onCoupons, onHelp, theme, onTheme],
  );
  return <CommandPalette open={open} onOpenChange={onOpenChange} groups={groups} shortcut={open} />;
}
