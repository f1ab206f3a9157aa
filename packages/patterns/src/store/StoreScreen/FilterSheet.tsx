import { Button } from '@compute-market/components/button';
import { CheckboxField } from '@compute-market/components/checkbox-field';
import { Dialog } from '@compute-market/components/dialog';
import { AllFacets, type FacetsProps } from './Facets';
import { Sheet } from './FilterSheet.styles';
import { messages } from './messages';
import { deferredMessages } from './deferred-messages';
import { storeQuery } from './store-query';

interface FilterSheetProps extends FacetsProps {
  /** How many models the filters let through; undefined where hosts are counted in the list alone. */
  found: number | undefined;
  onClose: () => void;
}

/** The filters of a phone, from below; what they let through is counted while one chooses. */
export default function FilterSheet({ found, onClose, ...facets }: FilterSheetProps) {
  const { query, onQueryChange } = facets;
  const words = deferredMessages.filters;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.filters.label}
      footer={
        <>
          <Button size="xl" onClick={() => onQueryChange(storeQuery.clear(query))}>
            {words.clear}
          </Button>
          <Button size="xl" variant="primary" onClick={onClose}>
            {words.show(found)}
          </Button>
        </>
      }
    >
      <Sheet>
        <AllFacets {...facets} />
        <CheckboxField checked={query.inStock} onCheckedChange={(inStock) => onQueryChange({ ...query, inStock })}>
          {words.inStock}
        </CheckboxField>
      </Sheet>
    </Dialog>
  );
}
