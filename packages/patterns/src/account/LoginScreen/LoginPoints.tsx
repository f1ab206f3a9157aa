import { DieDrawing } from '@compute-market/components/die-drawing';
import { ArchiveIcon, CoinsIcon, ZapIcon } from '@compute-market/components/icons';
import { useAnchor } from '@compute-market/components/link-provider';
import { Stack } from '@compute-market/components/stack';
import type { Brand } from '@compute-market/contract/brand';
import { routes } from '@compute-market/contract/routes';
import { BrandMark } from '../../shell/BrandMark/BrandMark';
import { Drawing, Headline, HomeLink, Point, PointIcon, Root } from './LoginPoints.styles';
import { loginMessages } from './messages';

const messages = loginMessages.points;
const icons = [<ZapIcon key="zap" />, <CoinsIcon key="coins" />, <ArchiveIcon key="archive" />];

/** What the product is, for those who have room to read it. Nothing here that the market cannot show. */
export function LoginPoints({ brand }: { brand: Brand }) {
  const anchor = useAnchor();
  return (
    <Root>
      <HomeLink as={anchor} href={routes.store.to()}>
        <BrandMark brand={brand} size="lg" />
      </HomeLink>
      <Headline>
        {messages.headline.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Headline>
      <Stack as="ul" gap={16} spaceAbove={24}>
        {messages.list.map(({ title, line }, index) => (
          <Point key={title}>
            <PointIcon>{icons[index]}</PointIcon>
            <span>
              <b>{title}</b>
              {line}
            </span>
          </Point>
        ))}
      </Stack>
      <Drawing aria-hidden>
        <DieDrawing {...messages.die} />
      </Drawing>
    </Root>
  );
}
