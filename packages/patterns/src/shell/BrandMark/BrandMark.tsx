import type { Brand } from '@compute-market/contract/brand';
import { Bars, Root, Tile } from './BrandMark.styles';

interface BrandMarkProps {
  brand: Pick<Brand, 'name' | 'logo'>;
  /** md 26 in the top bar, lg 28 on the login page. */
  size?: 'md' | 'lg';
}

/** The host's logo, or the built-in mark, beside the product's name. */
export function BrandMark({ brand, size = 'md' }: BrandMarkProps) {
  return (
    <Root data-size={size}>
      {brand.logo === '' ? (
        <svg viewBox="0 0 26 26" aria-hidden focusable="false">
          <Tile width="26" height="26" rx="6" />
          <Bars d="M6.5 18.5v-4M10.8 18.5v-7M15.2 18.5v-11M19.5 18.5v-5.5" />
        </svg>
      ) : (
        <img src={brand.logo} alt="" />
      )}
      {brand.name}
    </Root>
  );
}
