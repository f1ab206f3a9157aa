/** Only one hover menu stands open at a time: who opens closes the one before. */
let closeOpenMenu: (() => void) | undefined;

export function claimOpen(close: () => void) {
  if (closeOpenMenu !== close) closeOpenMenu?.();
  closeOpenMenu = close;
}

export function releaseOpen(close: () => void) {
  if (closeOpenMenu === close) closeOpenMenu = undefined;
}
