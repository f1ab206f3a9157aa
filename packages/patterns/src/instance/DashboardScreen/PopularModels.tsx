import { LinkButton } from '@compute-market/components/link-button';
import { formatUnitPrice } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { ToldText } from '../../told-text/ToldText';
import { NeedsRight } from '../../viewer/ViewerRights';
import type { PopularModel } from './data';
import { messages } from './messages';
import { Popular, PopularCard } from './PopularModels.styles';

const words = messages.empty;

/** A few models that can be rented at once, under the words that there is no instance yet. */
export function PopularModels({ models }: { models: readonly PopularModel[] }) {
  if (models.length === 0) return null;
  return (
    <Popular aria-label={words.popular}>
      {models.map(({ gpuType, memory, hourPrice, free }) => (
        <PopularCard key={gpuType}>
          <strong>{gpuType}</strong>
          <span>
            <ToldText>{words.memory(memory)}</ToldText> · {words.free(free)}
          </span>
          <b>
            <ToldText>{formatUnitPrice(hourPrice)}</ToldText>
            <small>{words.perCardHour}</small>
          </b>
          <NeedsRight right="buy">
            <LinkButton
              size="sm"
              variant="outline"
              href={routes.createInstance.to({ type: 'kvm', gpu_type: gpuType, gpu_num: 1 })}
              aria-label={words.rentNamed(gpuType)}
            >
              {words.rentNow}
            </LinkButton>
          </NeedsRight>
        </PopularCard>
      ))}
    </Popular>
  );
}
