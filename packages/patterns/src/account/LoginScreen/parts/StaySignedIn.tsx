import { CheckboxField } from '@compute-market/components/checkbox-field';
import { loginMessages as messages } from '../messages';

export interface StaySignedInProps {
  /** The session that a login begins shall not end by idleness (decisions 149). */
  stay: boolean;
  onStay: (stay: boolean) => void;
}

/** 30 天内免登录, the last line of a form that logs in. Never ticked beforehand: the device may be anybody's. */
export const StaySignedIn = ({ stay, onStay }: StaySignedInProps) => (
  <CheckboxField checked={stay} onCheckedChange={onStay}>
    {messages.stay}
  </CheckboxField>
);
