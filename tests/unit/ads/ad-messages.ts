import type { AdMessages } from '@/lib/ads/ad-messages';

export const adMessages: AdMessages = {
  adLabel: 'Annonce',
  adWaiting: 'attente',
  adSkip: 'Passer',
  adSkipIn: 'Passer dans {seconds}',
  adRemaining: 'Encore {seconds}',
  adPause: 'pause',
  adResume: 'suite',
  adMute: 'muet',
  adUnmute: 'son',
  adFullscreen: 'plein écran',
  adBegins: 'commence',
  adEnds: 'finie',
  adVisit: 'page',
  adNewTab: 'onglet',
  adCloseOverlay: 'fermer',
  adConsentTitle: 'Accord ?',
  adConsentText: 'De {host}',
  adConsentAccept: 'Oui',
  adConsentRefuse: 'Non',
};
