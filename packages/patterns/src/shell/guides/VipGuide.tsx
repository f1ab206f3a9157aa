import { LinkButton } from '@compute-market/components/link-button';
import { VipLevels } from '@compute-market/components/vip-levels';
import { routes } from '@compute-market/contract/routes';
import type { VipLevel } from '@compute-market/contract/rules/vip';
import { GuideDialog, type GuideProps } from './GuideDialog';
import { guideMessages } from './messages';
import { vipTerms } from './vip-terms';

const messages = guideMessages.vip;

interface VipGuideProps extends GuideProps {
  /** The customer's own level; marked on the rail. */
  level?: VipLevel;
}

/** The five levels, what opens them and what they give. */
export function VipGuide({ level, open, onClose }: VipGuideProps) {
  return (
    <GuideDialog
      size="lg"
      open={open}
      onClose={onClose}
      title={messages.title}
      intro={messages.intro}
      rules={messages.rules}
      next={
        <LinkButton href={routes.store.to()} onClick={onClose}>
          {messages.next}
        </LinkButton>
      }
    >
      <VipLevels levels={vipTerms} current={level} />
    </GuideDialog>
  );
}
