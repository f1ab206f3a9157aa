import { Button } from '@compute-market/components/button';
import { Segmented } from '@compute-market/components/segmented';
import { deferredMessages } from './deferred-messages';
import { viewedBy, type StoreQuery } from './store-query';

const words = deferredMessages.views;

interface ViewSwitchProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  /** One word for the other view, where there is no room for both. */
  short: boolean;
}

/** The market by model or by host (decisions 129). */
export function ViewSwitch({ query, onQueryChange, short }: ViewSwitchProps) {
  const change = (by: StoreQuery['by']) => onQueryChange(viewedBy(query, by));
  const other = query.by === 'model' ? 'host' : 'model';
  if (short)
    return (
      <Button variant="text" onClick={() => change(other)}>
        {words.names[other]}
      </Button>
    );
  return (
    <Segmented
      aria-label={words.label}
      options={(['model', 'host'] as const).map((value) => ({ value, label: words.names[value] }))}
      value={query.by}
      onValueChange={change}
    />
  );
}
