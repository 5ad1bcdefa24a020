import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/motion.css";
import "./styles/tip.css";
import "./styles/turns.css";
import "./styles/prompt.css";
import "./styles/film.css";
import "./styles/options.css";
import "./styles/phone.css";

keepFocus();
mount(App, { target: document.getElementById("house")! });
