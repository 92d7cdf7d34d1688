/** Says things aloud, with voices that live on this device only; without one there is silence. */
function findLocalVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return voices.find(
    (voice) => voice.localService && voice.lang.toLowerCase().startsWith(language),
  );
}

export function speak(text: string, language: string) {
  const voice = findLocalVoice(language);
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** On by default only where several people share a device or a screen, at tables that want it. */
export function isVoiceOn(wish: "auto" | "on" | "off", tableWants: boolean, shared: boolean) {
  return wish === "on" || (wish === "auto" && tableWants && shared);
}
