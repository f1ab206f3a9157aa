import { useAnchor } from '@compute-market/components/link-provider';
import type { Brand } from '@compute-market/contract/brand';
import { routes } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import { Item, Links, Root, Theme } from './SiteFooter.styles';
import { siteFooterMessages as messages } from './messages';

const places = [
  { href: routes.agreements.to({ doc: 'user' }), label: messages.user },
  { href: routes.agreements.to({ doc: 'privacy' }), label: messages.privacy },
  { href: routes.agreements.to({ doc: 'rent' }), label: messages.rent },
  { href: routes.inform.to(), label: messages.notices },
  { href: routes.docs.to(), label: messages.docs },
];

interface SiteFooterProps {
  brand: Pick<Brand, 'recordNumber'>;
  /** Where one chooses the theme (ThemeChoice). */
  themeChoice: ReactNode;
}

/** The legal links under every public page; the record number where the host has one; the theme. */
export function SiteFooter({ brand, themeChoice }: SiteFooterProps) {
  const anchor = useAnchor();
  return (
    <Root>
      <Links>
        {places.map(({ href, label }) => (
          <li key={href}>
            <Item as={anchor} href={href}>
              {label}
            </Item>
          </li>
        ))}
        {brand.recordNumber !== '' && <li>{brand.recordNumber}</li>}
      </Links>
      <Theme>{themeChoice}</Theme>
    </Root>
  );
}
