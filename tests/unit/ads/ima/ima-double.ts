type Listener = (event: unknown) => void;

/** A double of the IMA SDK that writes down every call, and says what a test tells it to say. */
export function createImaDouble() {
  const calls: string[] = [];
  const listeners = new Map<string, Set<Listener>>();
  const call = (name: string, ...args: unknown[]) => calls.push([name, ...args].join(' '));

  class Target {
    constructor(private name: string) {}
    addEventListener(type: string, listener: Listener) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    }
    removeEventListener(type: string, listener: Listener) {
      listeners.get(type)?.delete(listener);
    }
    destroy() {
      call(`${this.name}.destroy`);
    }
  }

  class Manager extends Target {
    init(width: number, height: number) {
      call('manager.init', width, height);
    }
    start() {
      call('manager.start');
    }
    setVolume(volume: number) {
      call('manager.setVolume', volume);
    }
    getCuePoints = () => [0, 30];
    getRemainingTime = () => 4;
    pause = () => call('manager.pause');
    resume = () => call('manager.resume');
    skip = () => call('manager.skip');
    resize() {}
  }

  const manager = new Manager('manager');

  const ima = {
    AdDisplayContainer: class extends Target {
      constructor() {
        super('container');
        call('container');
      }
      initialize() {
        call('container.initialize');
      }
    },
    AdsLoader: class extends Target {
      constructor() {
        super('loader');
        call('loader');
      }
      requestAds(request: { adTagUrl: string }) {
        call('loader.requestAds', request.adTagUrl);
      }
      contentComplete() {
        call('loader.contentComplete');
      }
    },
    AdsRequest: class {
      adTagUrl = '';
      setAdWillAutoPlay() {}
      setAdWillPlayMuted(muted: boolean) {
        call('setAdWillPlayMuted', muted);
      }
    },
    AdsRenderingSettings: class {},
    AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: 'adsManagerLoaded' } },
    AdErrorEvent: { Type: { AD_ERROR: 'adError' } },
    AdEvent: {
      Type: {
        CONTENT_PAUSE_REQUESTED: 'contentPauseRequested',
        CONTENT_RESUME_REQUESTED: 'contentResumeRequested',
        ALL_ADS_COMPLETED: 'allAdsCompleted',
        STARTED: 'start',
        LOG: 'log',
      },
    },
  };

  return {
    ima,
    calls,
    say: (type: string, event: object = {}) => {
      for (const listener of [...(listeners.get(type) ?? [])]) listener(event);
    },
    loaded: { getAdsManager: () => manager },
    listening: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}
