import { VipLevels } from '@compute-market/components/vip-levels';
import { routes } from '@compute-market/contract/routes';
import type { VipLevel } from '@compute-market/contract/rules/vip';
import { GuideDialog, type GuideProps } from './GuideDialog';
import { guideMessages } from './messages';
import { vipTerms } from './vip-terms';

interface VipGuideProps extends GuideProps {
  /** The customer's own level; marked on the rail. */
  level?: VipLevel;
}

/** The five levels, what opens them and what they give. */
export const VipGuide = ({ level, ...props }: VipGuideProps) => (
  <GuideDialog {...props} size="lg" words={guideMessages.vip} href={routes.store.to()}>
    <VipLevels levels={vipTerms} current={level} />
  </GuideDialog>
);
