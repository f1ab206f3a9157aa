import { useWords } from '../foundation/LocaleProvider/LocaleContext';
import { discountMessages } from './discount-messages';

/** Says a discount in basis points in the language around. No discount (10000 and more) has no word. */
export function useDiscountWord(): (basisPoints: number) => string | undefined {
  const { off } = useWords('discount', discountMessages);
  return (basisPoints) => (basisPoints >= 10_000 ? undefined : off(basisPoints));
}
