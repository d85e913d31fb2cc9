import { type SetupMessage, setupMessages } from '@/lib/player/source/setup-messages';

export type Setup = {
  /** Where the player is to be; it belongs to one player at a time. */
  stage: Element | null;
  supported: boolean;
};

/** Why no player can be set up there, if so (specification, section 5). */
export function checkSetup({ stage, supported }: Setup): SetupMessage | undefined {
  if (!stage) return setupMessages.noElement;
  if (stage.childElementCount > 0) return setupMessages.alreadySetUp;
  return supported ? undefined : setupMessages.noSupport;
}
