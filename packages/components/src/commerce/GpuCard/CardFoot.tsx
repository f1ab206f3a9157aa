import type { Words } from '../../words';
import { Button } from '../../actions/Button/Button';
import { LinkButton } from '../../actions/LinkButton/LinkButton';
import { Price } from '../../data/Price/Price';
import type { gpuCardMessages } from './messages';
import { Failed, Foot, Note, Sum } from './GpuCard.styles';
import type { GpuCardProps } from './gpu-card-props';

type CardFootProps = Pick<
  GpuCardProps,
  'unitPrice' | 'originalPrice' | 'unit' | 'priceNote' | 'onRetryPrice' | 'rentHref' | 'onSimilar'
> & {
  words: Words<typeof gpuCardMessages>;
  soldOut: boolean;
  phone: boolean;
  describedBy: string;
};

/** The price, what it comes to by the month, and the one way on. A price that could not be fetched keeps its place. */
export function CardFoot({
  unitPrice,
  originalPrice,
  unit,
  priceNote,
  onRetryPrice,
  rentHref,
  onSimilar,
  soldOut,
  phone,
  describedBy,
  words,
}: CardFootProps) {
  return (
    <Foot data-part="foot">
      <Sum>
        {unitPrice === undefined ? (
          <Failed>
            {words.priceFailed}
            {onRetryPrice && (
              <Button variant="text" size="sm" onClick={onRetryPrice} aria-describedby={describedBy}>
                {words.retry}
              </Button>
            )}
          </Failed>
        ) : (
          <>
            <Price unitPrice={unitPrice} original={originalPrice} unit={unit} size="card" />
            <Note>{priceNote}</Note>
          </>
        )}
      </Sum>
      {soldOut ? (
        onSimilar && (
          <Button onClick={onSimilar} size={phone ? 'lg' : 'md'} aria-describedby={describedBy}>
            {words.similar}
          </Button>
        )
      ) : unitPrice === undefined ? (
        <Button disabled size={phone ? 'lg' : 'md'} aria-describedby={describedBy}>
          {words.rent}
        </Button>
      ) : (
        <LinkButton
          href={rentHref}
          variant="outline"
          size={phone ? 'lg' : 'md'}
          data-part="rent"
          aria-describedby={describedBy}
        >
          {words.rent}
        </LinkButton>
      )}
    </Foot>
  );
}
