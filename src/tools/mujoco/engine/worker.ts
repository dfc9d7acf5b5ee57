import { answerQuestions } from '../../../model/worker';
import type { Answers, Question } from './messages';
import { loadEngine, SimulatedScene } from './simulatedScene';

let scene: SimulatedScene | undefined;

async function loadText(address: string): Promise<string> {
  // The URL is the same in every build, so the browser must revalidate it.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The scene could not be loaded: the server answers ${response.status}.`);
  return response.text();
}

answerQuestions<Question>(async (question): Promise<Answers[Question['ask']]> => {
  if (question.ask === 'start') {
    const [engine, mjcf] = await Promise.all([loadEngine(question.glue, question.engine), loadText(question.mjcf)]);
    scene = new SimulatedScene(engine, mjcf);
    return scene.start(question.orders);
  }
  if (!scene) throw new Error('The simulation has not been started.');
  return question.ask === 'reset' ? scene.reset(question.orders) : scene.advance(question.seconds, question.budget, question.orders);
});
