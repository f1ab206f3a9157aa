import { Banner } from '@compute-market/components/banner';
import { demoBandMessages as messages } from './messages';

/** Over every page of a demonstration that strangers can reach: that nothing here is real. */
export const DemoBand = () => (
  <Banner tone="info" role="complementary" aria-label={messages.name}>
    {messages.band}
  </Banner>
);
