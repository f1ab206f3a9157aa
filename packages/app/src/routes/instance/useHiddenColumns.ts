import { optionalColumns, type OptionalColumn } from '@compute-market/patterns/instance/DashboardScreen';
import { useState } from 'react';

const storageKey = 'dashboard-hidden-columns';

/** What was stored, as far as it still names columns. A browser without storage shows them all. */
function stored(): readonly OptionalColumn[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(names) ? optionalColumns.filter((column) => names.includes(column)) : [];
  } catch {
    return [];
  }
}

function store(hidden: readonly OptionalColumn[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(hidden));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Columns that were put away on this device (screens A2). */
export function useHiddenColumns() {
  const [hidden, setHidden] = useState(stored);
  const change = (next: readonly OptionalColumn[]) => {
    setHidden(next);
    store(next);
  };
  return [hidden, change] as const;
}
