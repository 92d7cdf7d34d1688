/** The tutorial of a game: whether it is shown, and how far it has come. */
import { untrack } from "svelte";
import { preferences, setPreference } from "../../../storage/preferences.svelte";
import { STEP_COUNT, findTutorialStep, isTutorialOver, type TutorialFacts } from "./tutorialSteps";

type GameFacts = Omit<TutorialFacts, "firstRound" | "dismissed">;

export class TutorialState {
  private dismissed = $state(STEP_COUNT); // steps that were tapped away
  private firstRound = $state(0);

  /** To be created during component initialisation. */
  constructor(private readonly getFacts: () => GameFacts) {
    const game = $derived(getFacts().game);
    $effect.pre(() => {
      const name = game;
      if (untrack(() => !preferences.taught.includes(name))) this.start();
    });
    $effect(() => {
      if (this.dismissed < STEP_COUNT && isTutorialOver(this.facts)) this.dismiss(STEP_COUNT);
    });
  }

  get facts(): TutorialFacts {
    const { dismissed, firstRound } = this;
    return { ...this.getFacts(), dismissed, firstRound };
  }

  get isShown(): boolean {
    return this.dismissed < STEP_COUNT && findTutorialStep(this.facts) !== null;
  }

  start = () => {
    this.dismissed = 0;
    this.firstRound = untrack(() => this.getFacts().round);
  };

  dismiss = (count: number) => {
    this.dismissed = count;
    const { taught } = preferences;
    const { game } = this.getFacts();
    if (count === STEP_COUNT && !taught.includes(game)) setPreference("taught", [...taught, game]);
  };
}
