import { Button } from '@compute-market/components/button';
import { Tag } from '@compute-market/components/tag';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { filterTags } from './filter-tags';
import { deferredMessages } from './deferred-messages';
import { storeQuery, type StoreQuery } from './store-query';

interface FilterTagsProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  options: StoreOptions | undefined;
}

/** The filters that are on; each is taken off by its mark, all of them together by 清空筛选. */
export function FilterTags({ query, onQueryChange, options }: FilterTagsProps) {
  const tags = filterTags(query, options);
  if (tags.length === 0) return null;
  return (
    <>
      {tags.map(({ key, label, without }) => (
        <Tag
          key={key}
          tone="line"
          labels={{ remove: deferredMessages.filters.remove(label) }}
          onRemove={() => onQueryChange(without)}
        >
          {label}
        </Tag>
      ))}
      <Button variant="text" size="sm" onClick={() => onQueryChange(storeQuery.clear(query))}>
        {deferredMessages.filters.clear}
      </Button>
    </>
  );
}
